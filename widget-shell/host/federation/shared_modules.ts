import * as cardKit from '@sidepick/card-kit'
import * as React from 'react'
import * as ReactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'

/** Versions of what the host shares, read from the installed packages by the build. */
declare const VERSIONS: Record<'react' | 'react-dom' | '@sidepick/card-kit', string>

/** The host's own modules, so that a card runs on the same React and reads the same contexts, whichever loader brought it. */
export const SHARED_MODULES: Record<string, { version: string; module: unknown }> = {
  'react': { version: VERSIONS.react, module: React },
  'react/jsx-runtime': { version: VERSIONS.react, module: jsxRuntime },
  'react-dom': { version: VERSIONS['react-dom'], module: ReactDom },
  '@sidepick/card-kit': { version: VERSIONS['@sidepick/card-kit'], module: cardKit },
}
