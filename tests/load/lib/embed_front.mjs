import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/** A key and a certificate for this run. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'sidepick-bench-'))
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  const names = '-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1'
  const args = `req ${options} ${names} -keyout ${keyPath} -out ${certPath}`
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' })
  const [key, cert] = [readFileSync(keyPath), readFileSync(certPath)]
  rmSync(folder, { recursive: true })
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, pin: createHash('sha256').update(spki).digest('base64') }
}

/**
 * Serves an HTTP/1.1 server over HTTPS and HTTP/2, as in front of a production server. `connect` makes each connection's
 * wire; `accept`, when given, is the only encoding that is asked for.
 */
export async function openFront({ port, to, certificate }) {
  const front = { connect: (socket) => socket, accept: null }
  const secure = createSecureServer(certificate, (asked, answer) => {
    const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
    const headers = { ...Object.fromEntries(own), host: asked.authority }
    if (front.accept) headers['accept-encoding'] = front.accept
    const forwarded = request(new URL(asked.url, to), { method: asked.method, headers }, (got) => {
      const kept = Object.entries(got.headers).filter(([name]) => !OF_CONNECTION.includes(name))
      if (answer.stream.destroyed) return got.destroy()
      answer.writeHead(got.statusCode, Object.fromEntries(kept))
      pipeline(got, answer, () => {})
    })
    pipeline(asked, forwarded, () => {})
    answer.on('close', () => forwarded.destroy())
  })
  const ignore = () => {}
  for (const event of ['sessionError', 'tlsClientError', 'error']) secure.on(event, ignore)
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', ignore)
    secure.emit('connection', front.connect(socket))
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(front, { stop })
}
