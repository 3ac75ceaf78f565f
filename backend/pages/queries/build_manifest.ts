import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

export interface BuiltFile {
  url: string
  integrity: string
}

/** The pages that show cards to those who make them. */
type ShowPage = 'gallery' | 'preview'

/** The part of the build's manifest that the entry page needs. */
interface BuildManifest {
  gallery: Record<ShowPage, BuiltFile>
  host: { script: BuiltFile; inlineScript: string; inlineStyles: string }
}

export interface PageAssets {
  script: BuiltFile
  /** The inline script that shows the first unplayed game and stores an early tap. */
  inlineScript: string
  /** Tokens and stage: all the style the first question needs. */
  inlineStyles: string
}

/** Reads the build once; in development each time, because it is rebuilt under the running server. */
function readOnce<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let known: Promise<Read> | null = null
  return () => (app.inProduction ? (known ??= read()) : read())
}

export const pageAssets = readOnce(load)

/** The script of such a page instead of the host's, with the same styles. */
export async function showAssets(page: ShowPage): Promise<Omit<PageAssets, 'inlineScript'>> {
  const { inlineStyles } = await pageAssets()
  const { gallery } = await readManifest()
  return { script: gallery[page], inlineStyles }
}

/** The script that stands inside the page of a drawing. */
export const checkDrawingScript = readOnce(() => text('inline/check_drawing.js'))

/** A file that everybody may load, by its path; null where there is none. The caller knows the path to be one of ours. */
export const publicFile = (path: string): Promise<Uint8Array | null> =>
  readFile(app.makePath('build/public', `.${path}`)).catch(() => null)

const text = (path: string) => readFile(app.makePath('build', path), 'utf8')

const readManifest = async () => JSON.parse(await text('manifest.json')) as BuildManifest

async function load(): Promise<PageAssets> {
  const { host } = await readManifest()
  return {
    script: host.script,
    inlineScript: await text(host.inlineScript),
    inlineStyles: await text(host.inlineStyles),
  }
}
