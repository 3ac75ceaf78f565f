import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface ReceivedMail {
  /** Where the envelope says it goes, in lower case. */
  to: string[]
  raw: Buffer
}

/** What a server may do wrong. Each is looked at again by every connection. */
interface Faults {
  /** Answers a recipient with this code. */
  recipient?: number
  /** Answers a mail with this code, having read it. */
  content?: number
  /** Called with each connection; it is greeted once this resolves. */
  greeting?: () => Promise<void>
  /** Called with each mail that was read; it is accepted once this resolves. */
  acceptance?: () => Promise<void>
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real SMTP server that keeps what it is sent, on a free port or a given one. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = []
  const faults: Faults = {}
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onConnect(_session, done) {
      Promise.resolve(faults.greeting?.()).then(() => done(), done)
    },
    onRcptTo({ address }, _session, done) {
      done(faults.recipient ? refusal(faults.recipient, address) : null)
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream).catch(() => null)
      if (raw === null) return done(new Error('the client went away in the middle of a mail'))
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
      if (faults.content) return done(refusal(faults.content, to.join()))
      received.push({ to, raw })
      await faults.acceptance?.()
      done()
    },
  })
  // A client that is killed in the middle of a line is one of the things that are tested.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    faults,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Servers repeat the address in what they answer. */
function refusal(responseCode: number, address: string): Error {
  return Object.assign(new Error(`5.1.1 <${address}> refused`), { responseCode })
}

let running: Promise<MailServer> | undefined

/** The server of this run: whatever the application sends arrives here. */
export function mailServer(): Promise<MailServer> {
  return (running ??= startMailServer())
}
