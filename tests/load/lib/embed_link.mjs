import { Duplex } from 'node:stream'

const SEGMENT_BYTES = 1400
/** What TCP sends before the first acknowledgement, and the most that is on the way: twice what a 150 ms trip holds. */
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES
const MOST_WINDOW_BYTES = 64 * 1024
const BYTES_PER_MBIT_MS = 1e6 / 8 / 1000

/** One direction of a link, shared by all connections: bytes leave one after the other. */
function laneOf(mbit) {
  let freeAt = 0
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + bytes / (mbit * BYTES_PER_MBIT_MS)
    return freeAt - performance.now()
  }
}

/**
 * A reader's link to every server. It models round trips, the bandwidth that all connections share, the trip that TCP needs
 * before its first byte, and slow start; TLS and HTTP/2 above it are real. It does not model DNS, lost packets, changing
 * bandwidth, or a certificate chain: ours is one small certificate.
 */
export function createLink({ rttMs, downMbit, upMbit }) {
  const [up, down] = [laneOf(upMbit), laneOf(downMbit)]
  return (socket) => new Wire(socket, { rttMs, up, down })
}

/** The server's end of one connection over the link. */
class Wire extends Duplex {
  #socket
  #rttMs
  #down
  #window = FIRST_WINDOW_BYTES
  #onTheWay = 0
  #waiting = Buffer.alloc(0)
  #accepted = null

  constructor(socket, { rttMs, up, down }) {
    super()
    this.#socket = socket
    this.#rttMs = rttMs
    this.#down = down
    const connectedAt = performance.now() + rttMs
    const arrive = inOrder((chunk) => this.push(chunk))
    socket.on('data', (chunk) => {
      const setUpMs = Math.max(0, connectedAt - performance.now())
      arrive(chunk, setUpMs + up(chunk.length) + rttMs / 2)
    })
    socket.on('error', () => this.destroy())
    socket.on('close', () => this.destroy())
    this.deliver = inOrder((segment) => socket.writable && socket.write(segment))
    this.acknowledge = inOrder((bytes) => {
      this.#onTheWay -= bytes
      this.#window = Math.min(this.#window + bytes, MOST_WINDOW_BYTES)
      this.#send()
    })
  }

  _read() {}

  _write(chunk, _encoding, done) {
    this.#waiting = chunk
    this.#accepted = done
    this.#send()
  }

  _destroy(error, done) {
    this.#socket.destroy()
    done(error)
  }

  #send() {
    while (this.#waiting.length > 0 && this.#onTheWay < this.#window) {
      const segment = this.#waiting.subarray(0, SEGMENT_BYTES)
      this.#waiting = this.#waiting.subarray(SEGMENT_BYTES)
      this.#onTheWay += segment.length
      const leavesInMs = this.#down(segment.length)
      this.deliver(segment, leavesInMs + this.#rttMs / 2)
      this.acknowledge(segment.length, leavesInMs + this.#rttMs)
    }
    if (this.#waiting.length > 0 || !this.#accepted) return
    const accepted = this.#accepted
    this.#accepted = null
    accepted()
  }
}

/** Hands things over later, in the order in which they were given: timers of close times may change places. */
function inOrder(handOver) {
  const queue = []
  return (thing, afterMs) => {
    queue.push(thing)
    setTimeout(() => handOver(queue.shift()), afterMs)
  }
}
