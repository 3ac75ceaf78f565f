import { safeTargetPath } from '@sidepick/rules/init_payload'
import env from '#start/env'
import { isPartnerHost } from '#partner_domains/queries/find_domains'
import { getDirectory } from '#partner_domains/queries/get_directory'

/** Characters; what is stored holds no more. */
const MAX_LENGTH = 2_048

/** Where a player may be sent back to: a path of ours, the app itself, or a partner's site over https; else null. */
export async function safeReturnUrl(value: string | null | undefined): Promise<string | null> {
  const path = safeTargetPath(value)
  if (path !== null) return path
  const url = parse(value ?? '')
  if (!url || url.href.length > MAX_LENGTH) return null
  const allowed = isApp(url) || (isHttps(url) && isPartnerHost(await getDirectory(), url.hostname))
  return allowed ? url.href : null
}

/** An address with a name and password in it reads as another host, so it is none. */
function parse(text: string): URL | null {
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url : null
}

function isApp(url: URL): boolean {
  const app = new URL(env.get('APP_URL'))
  return url.host === app.host && (isHttps(url) || url.protocol === app.protocol)
}

function isHttps(url: URL): boolean {
  return url.protocol === 'https:'
}
