/** The modules that the host provides, with the range a remote may ask for. Host, remotes and conformance run read this table. */
export const SHARED_RANGES = {
  'react': '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  '@sidepick/card-kit': '^0.1.0',
}

/** Global name of a remote's container: `play-cards` becomes `playCards`. Two remotes of one name break each other. */
export function containerName(remoteName) {
  const name = remoteName.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `"${remoteName}" is no name for a remote: use lower-case words joined by hyphens`
    )
  }
  return name
}
