import * as cardKit from '@sidepick/card-kit'
import * as React from 'react'
import * as ReactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'

/** Versions of what the host shares, read from the installed packages by the build. */
declare const VERSIONS: Record<'react' | 'react-dom' | '@sidepick/card-kit', string>

const share = (version: string, module: unknown) => ({
  version,
  lib: () => module as never,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
})

/** The host's own modules, so that a card runs on the same React and reads the same contexts. */
export function sharedModules() {
  return {
    'react': share(VERSIONS.react, React),
    'react/jsx-runtime': share(VERSIONS.react, jsxRuntime),
    'react-dom': share(VERSIONS['react-dom'], ReactDom),
    '@sidepick/card-kit': share(VERSIONS['@sidepick/card-kit'], cardKit),
  }
}
