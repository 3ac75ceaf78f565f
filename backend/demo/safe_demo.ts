import { demo } from '#config/demo'
import { keepsMail } from '#shared/delivery/mail/way_out'

/**
 * Checked at the start, because a demo shows its mail, and with it every link into an account.
 * @throws when strangers could reach the demo
 */
export function requireSafeDemo(): void {
  if (!demo.on) return
  if (demo.needsConsent && !demo.hasConsent) {
    throw new Error(
      'DEMO is on in production (NODE_ENV is production, or APP_URL begins with https): set DEMO=false, or DEMO_IN_PRODUCTION=true to mean it'
    )
  }
  if (keepsMail() && !demo.isLocal) {
    throw new Error(
      'a demo that keeps its mail starts only where HOST and APP_URL are this machine (127.0.0.1, localhost): set DEMO=false, or SMTP_HOST to have mail sent'
    )
  }
}
