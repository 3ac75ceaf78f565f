import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem, problemDetails } from '#shared/problem'

/**
 * Answers a request with an undecodable path, such as `/%ff`: the framework has no context for it, and so no error
 * handler.
 */
export function answerBadAddress(_: IncomingMessage, response: ServerResponse): void {
  const problem = new Problem('E_BAD_REQUEST')
  response.writeHead(problem.status, { 'content-type': 'application/problem+json; charset=utf-8' })
  response.end(JSON.stringify(problemDetails(problem, randomUUID())))
}
