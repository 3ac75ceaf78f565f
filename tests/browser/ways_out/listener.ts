import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'

const HOST = '127.0.0.1'

/** An origin, and a port of each kind, that write down who tells them what. Its page is a publisher's. */
export class Listener {
  /** Names of the ways that led here. */
  readonly heard = new Set<string>()
  /** What the publisher's page says; its origin is another than the listener's. */
  page = ''

  readonly #http = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    if (name === 'page') {
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html>${this.page}`)
    }
    if (name !== 'favicon.ico') this.heard.add(name)
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
    response.writeHead(200, headers).end()
  }).on('upgrade', (_request, socket) => {
    this.heard.add('socket')
    socket.destroy()
  })
  readonly #tcp = createTcpServer((socket) => {
    this.heard.add('preconnect')
    socket.destroy()
  })
  /** A STUN request begins with two zero bits and has a fixed word; all else is taken for QUIC. */
  readonly #udp = createSocket('udp4', (packet) =>
    this.heard.add(packet.readUInt32BE(4) === 0x2112a442 ? 'peer' : 'transport')
  )

  static async start(): Promise<Listener> {
    const listener = new Listener()
    await Promise.all([
      new Promise<void>((resolve) => listener.#http.listen(0, HOST, resolve)),
      new Promise<void>((resolve) => listener.#tcp.listen(0, HOST, resolve)),
      new Promise<void>((resolve) => listener.#udp.bind(0, HOST, resolve)),
    ])
    return listener
  }

  get #port() {
    return (this.#http.address() as AddressInfo).port
  }

  get pageUrl(): string {
    return `http://localhost:${this.#port}/page`
  }

  get places() {
    const tcp = (this.#tcp.address() as AddressInfo).port
    return { url: `http://${HOST}:${this.#port}`, tcp, udp: this.#udp.address().port }
  }

  async stop(): Promise<void> {
    this.#http.closeAllConnections()
    this.#udp.close()
    this.#tcp.close()
    await new Promise((resolve) => this.#http.close(resolve))
  }
}
