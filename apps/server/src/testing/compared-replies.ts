import { createSerializerCompiler } from 'fastify-type-provider-zod';
import { replyCompiler } from '../platform/http/compile-reply.ts';

const compileWithZod = createSerializerCompiler();

/** Serializes every reply of the tests by Zod as well, which checks formats and ranges, and compares the results. */
export const comparedReplies: typeof replyCompiler = (route) => {
  const serializeWithZod = compileWithZod(route);
  const serialize = replyCompiler(route);
  return (data) => {
    const expected = serializeWithZod(data);
    const json = serialize(data);
    if (json !== expected) throw new Error(`${route.method} ${route.url} is serialized as ${json}`);
    return json;
  };
};
