type Kind = 'script' | 'frame'

/** The directives that decide, the first one that a policy has. */
const DIRECTIVES: Record<Kind, string[]> = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
}

interface Wanted {
  kind: Kind
  url: URL
  /** Of the script's tag. */
  nonce?: string
}

/** Whether content security policies, separated by commas, all let a page load this script or frame of another origin. */
export const policiesAllow = (policies: string, wanted: Wanted): boolean =>
  policies.split(',').every((policy) => policyAllows(policy, wanted))

function policyAllows(policy: string, { kind, url, nonce }: Wanted): boolean {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  const decides = DIRECTIVES[kind].find((name) => directives.has(name))
  if (decides === undefined) return true
  const sources = directives.get(decides) ?? []
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  if (kind === 'script' && sources.includes("'strict-dynamic'")) return false
  return sources.some((source) => matches(source, url))
}

function matches(source: string, url: URL): boolean {
  if (source === '*') return true
  if (/^https?:$/i.test(source)) return suits(source.toLowerCase(), url.protocol)
  if (source.startsWith("'")) return false
  const allowed = readSource(source, url.protocol)
  if (!allowed) return false
  const { host, isBelow } = allowed
  return (
    suits(host.protocol, url.protocol) &&
    (isBelow ? url.hostname.endsWith(`.${host.hostname}`) : url.hostname === host.hostname) &&
    (allowed.anyPort || host.port === url.port) &&
    (host.pathname.endsWith('/')
      ? url.pathname.startsWith(host.pathname)
      : url.pathname === host.pathname)
  )
}

/** A source of http allows https too. */
const suits = (allowed: string, protocol: string) => allowed === protocol || allowed === 'http:'

/** A host source; a wildcard stands for what is below a host, or for every port. */
function readSource(source: string, protocol: string) {
  const full = source.includes('://') ? source : `${protocol}//${source}`
  const isBelow = full.includes('://*.')
  const anyPort = /:\*(\/|$)/.test(full)
  try {
    const host = new URL(full.replace('://*.', '://').replace(/:\*(?=\/|$)/, ''))
    return { host, isBelow, anyPort }
  } catch {
    return null
  }
}
