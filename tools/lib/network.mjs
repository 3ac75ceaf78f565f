import { connect, createServer } from 'node:net'

/** Whether somebody accepts connections there. */
export function canConnect(host, port, timeoutMs = 3000) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs })
    const answer = (reachable) => {
      socket.destroy()
      resolve(reachable)
    }
    socket.once('connect', () => answer(true))
    socket.once('timeout', () => answer(false))
    socket.once('error', () => answer(false))
  })
}

/** Tries to listen; gives null, or the code that says why not (EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND). */
export function whyNotListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

/** Empties one numbered Redis database, so that nothing is remembered from an earlier run. */
export function flushRedis(url) {
  const { hostname, port, pathname, password } = new URL(url)
  const login = password === '' ? '' : `AUTH ${decodeURIComponent(password)}\r\n`
  const commands = `${login}SELECT ${pathname.slice(1) || 0}\r\nFLUSHDB\r\nQUIT\r\n`
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port || 6379), hostname, () => socket.write(commands))
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', reject)
    socket.on('close', () =>
      answer.includes('-') ? reject(new Error(`Redis answered ${answer.trim()}`)) : resolve()
    )
  })
}
