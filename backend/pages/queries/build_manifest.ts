import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

export interface BuiltFile {
  url: string
  integrity: string
}

/** The part of the build's manifest that the entry page needs. */
interface BuildManifest {
  gallery: { script: BuiltFile }
  host: { script: BuiltFile; inlineScript: string; inlineStyles: string }
}

export interface PageAssets {
  script: BuiltFile
  /** The inline script that shows the first unplayed game and stores an early tap. */
  inlineScript: string
  /** Tokens and stage: all the style the first question needs. */
  inlineStyles: string
}

let loaded: Promise<PageAssets> | null = null

/** Reads the build once; in development each time, because it is rebuilt under the running server. */
export function pageAssets(): Promise<PageAssets> {
  if (!app.inProduction) return load()
  loaded ??= load()
  return loaded
}

/** The gallery's script instead of the host's, with the same styles. */
export async function galleryAssets(): Promise<Omit<PageAssets, 'inlineScript'>> {
  const { inlineStyles } = await pageAssets()
  const { gallery } = await readManifest()
  return { script: gallery.script, inlineStyles }
}

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
