import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Reply {
  status: number
  body?: string | Buffer
  type?: string
  headers?: Record<string, string>
}

/** What a path answers on its n-th request, counted from 1; null leaves the request open. */
export type Answer = (count: number) => Reply | null | Promise<Reply | null>

export const script = (body: string | Buffer): Reply => ({
  status: 200,
  body,
  type: 'text/javascript',
})

const CORS = { 'access-control-allow-origin': '*' }

interface Hooks {
  setup(handler: () => Promise<() => Promise<void>>): unknown
}

/** A server that misbehaves as told: a partner's origin, and a publisher's under the name localhost. */
export class FaultServer {
  /** Paths in the order they were asked for. */
  readonly requests: string[] = []
  private readonly answers = new Map<string, Answer>()
  private server = this.listener()

  static async start(): Promise<FaultServer> {
    const fault = new FaultServer()
    await fault.listen()
    return fault
  }

  /** One that starts with each test (`group.each`) or with the group, and knows nothing of what the one before was told. */
  static startedBy(hooks: Hooks): FaultServer {
    const fault = new FaultServer()
    hooks.setup(async () => {
      await fault.listen()
      return () => fault.stop()
    })
    return fault
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  answer(path: string, answer: Answer): void {
    this.answers.set(path, answer)
  }

  count(path: string): number {
    return this.requests.filter((requested) => requested === path).length
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private listener() {
    return createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      // Not the browser's doing but the test's, whose own header makes every request ask first.
      if (request.method === 'OPTIONS') {
        return void response.writeHead(204, { ...CORS, 'access-control-allow-headers': '*' }).end()
      }
      this.requests.push(path)
      void this.reply(path, response)
    })
  }

  private async listen(): Promise<void> {
    this.requests.length = 0
    this.answers.clear()
    this.server = this.listener()
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  private async reply(path: string, response: ServerResponse) {
    const answer = this.answers.get(path)
    const reply = answer ? await answer(this.count(path)) : { status: 404 }
    if (!reply) return
    response.writeHead(reply.status, {
      'content-type': reply.type ?? 'text/plain',
      // A kept error would answer the second attempt too.
      'cache-control': reply.status < 400 ? 'public, max-age=31536000, immutable' : 'no-store',
      ...CORS,
      ...reply.headers,
    })
    response.end(reply.body)
  }
}
