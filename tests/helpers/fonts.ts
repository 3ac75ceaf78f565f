import { fileURLToPath } from 'node:url'

/**
 * The faces that a browser of the tests draws text in where a page brings none. Both come with packages of the lock file: no
 * browser of the tests sees a font of the machine.
 */
export type Fonts = 'usual' | 'wide'

const at = (name: string) => fileURLToPath(new URL(`../fixtures/fonts/${name}`, import.meta.url))

const CONFIGURATIONS: Record<Fonts, string> = {
  usual: at('usual.conf'),
  wide: at('wide.conf'),
}

/** The environment in which a browser sees these fonts and no others. */
export const environmentOf = (fonts: Fonts) => ({
  ...process.env,
  FONTCONFIG_FILE: CONFIGURATIONS[fonts],
})
