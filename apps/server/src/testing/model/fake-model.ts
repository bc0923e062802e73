import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ModelRequest {
  authorization: string | undefined;
  body: { messages: { role: string; content: string }[]; tools?: unknown[]; model: string };
}

/** The fake's response to one request. */
type Script = (response: ServerResponse, request: ModelRequest) => void;

const PART = (delta: unknown) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

/** Streams the parts in order, then ends. */
export const streamText =
  (...parts: string[]): Script =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of parts) response.write(PART({ content }));
    response.end('data: [DONE]\n\n');
  };

/** Calls a tool with its arguments in two pieces, as real models do. */
export const callTool =
  (name: string, args: string): Script =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const call = { index: 0, id: 'call-1', function: { name, arguments: args.slice(0, 5) } };
    response.write(PART({ tool_calls: [call] }));
    response.write(PART({ tool_calls: [{ index: 0, function: { arguments: args.slice(5) } }] }));
    response.end('data: [DONE]\n\n');
  };

export const refuses =
  (status: number): Script =>
  (response) => {
    response.writeHead(status).end('{"error":"no"}');
  };

/** Starts a response and never finishes it. */
export const neverFinishes: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(PART({ content: 'Well ' }));
};

export const isCut: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(PART({ content: 'Sleep is' }), () => response.destroy());
};

export const sendsInvalidData: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end('data: {"choices": [{"delta"\n\ndata: [DONE]\n\n');
};

export interface FakeModel {
  baseUrl: string;
  /** Responses to the next requests, in order. The last one serves all further requests. */
  play(...scripts: Script[]): void;
  requests: ModelRequest[];
  close(): Promise<void>;
}

/** A local OpenAI-compatible endpoint. */
export async function openFakeModel(): Promise<FakeModel> {
  let scripts: Script[] = [];
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const one = { authorization: request.headers.authorization, body: JSON.parse(text) };
    requests.push(one);
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    script?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    play(...next) {
      scripts = next;
      requests.length = 0;
    },
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
