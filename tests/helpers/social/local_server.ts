import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  /** On localhost: another site than the app's address. */
  origin: string
  handle: (listener: RequestListener) => void
  close: () => Promise<void>
}

/** A server of somebody else's. It listens before it knows what to say, since its own address is part of that. */
export async function openLocalServer(): Promise<LocalServer> {
  let handle: RequestListener = (_, response) => void response.writeHead(503).end()
  const server: Server = createServer((request, response) => handle(request, response))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    handle(listener) {
      handle = listener
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
