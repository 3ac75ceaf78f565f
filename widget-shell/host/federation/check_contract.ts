type ContractVerdict = { ok: true } | { ok: false; message: string }

function parse(version: unknown): { major: number; minor: number } | null {
  const match = typeof version === 'string' ? /^(\d+)\.(\d+)$/.exec(version) : null
  return match ? { major: Number(match[1]), minor: Number(match[2]) } : null
}

/**
 * Whether a host of version `host` supports a remote built for `remote`: its own major up to its minor, and the major
 * before.
 */
export function checkContract(remote: unknown, host: string): ContractVerdict {
  const wanted = parse(remote)
  const own = parse(host)
  if (!own) throw new Error(`The host's contract "${host}" is not major.minor`)
  if (!wanted) {
    return { ok: false, message: `contract ${JSON.stringify(remote)} is not major.minor` }
  }
  if (wanted.major === own.major && wanted.minor <= own.minor) return { ok: true }
  if (wanted.major === own.major - 1 && wanted.major > 0) return { ok: true }
  return {
    ok: false,
    message: `built for contract ${wanted.major}.${wanted.minor}, this host carries ${host}`,
  }
}
