import type { ScreenEntry } from '@sidepick/rules/types'

export interface HintedFile {
  /** Absolute path on the origin that serves it. */
  url: string
  integrity: string
}

export interface ManifestEntry {
  version: string
  /** `major.minor`, as the built remote says. */
  contract: string
  /** Global name of the container. */
  container: string
  shared: Record<string, string>
  entry: HintedFile
  preload: HintedFile[]
  /** Every other script, those of the gallery too. */
  files: HintedFile[]
  cards: string[]
  /** What its screens.json declares. */
  screens: ScreenEntry[]
  /** Entry and card chunk together. */
  bytesGzip: number
}

export function buildRemote(remote: {
  name: string
  root: string
  publicRoot: string
  publicUrl?: string
  exposes?: string
  budgetBytesGzip?: number
  keepFaults?: boolean
}): Promise<ManifestEntry>
