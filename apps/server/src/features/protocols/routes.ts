import { protocolEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { changeProtocol } from './change-protocol.ts';
import { acknowledgeProtocol, approveProtocol, rejectProtocol } from './decide-protocol.ts';
import { draftProtocol } from './draft-protocol.ts';
import { toProtocol } from './protocol-reply.ts';
import { findVisibleProtocol, showProtocol, showProtocols } from './show-protocol.ts';

export function addProtocolRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, protocolEndpoints.draftProtocol, async ({ actor, body, request }) => {
    const input = { actor, athleteId: body.clientId, request };
    const athlete = await findVisibleAthlete(services, input);
    const protocol = await draftProtocol(services, { actor, athlete, body, request });
    return toProtocol(services, actor, { protocol, athlete });
  });
  addEndpoint(app, protocolEndpoints.protocols, async ({ actor, query }) =>
    showProtocols(services, actor, query),
  );
  addEndpoint(app, protocolEndpoints.protocol, async (call) => showProtocol(services, call));
  addEndpoint(app, protocolEndpoints.changeProtocol, async (call) => {
    const found = await findVisibleProtocol(services, call);
    const protocol = await changeProtocol(services, { ...call, ...found });
    return toProtocol(services, call.actor, { ...found, protocol });
  });
  addEndpoint(app, protocolEndpoints.approveProtocol, async (call) => {
    const found = await findVisibleProtocol(services, call);
    const protocol = await approveProtocol(services, { ...call, ...found });
    return toProtocol(services, call.actor, { ...found, protocol });
  });
  addEndpoint(app, protocolEndpoints.rejectProtocol, async (call) => {
    const found = await findVisibleProtocol(services, call);
    const protocol = await rejectProtocol(services, { ...call, ...found });
    return toProtocol(services, call.actor, { ...found, protocol });
  });
  addEndpoint(app, protocolEndpoints.acknowledgeProtocol, async (call) => {
    const found = await findVisibleProtocol(services, call);
    const protocol = await acknowledgeProtocol(services, { ...call, ...found });
    return toProtocol(services, call.actor, { ...found, protocol });
  });
}
