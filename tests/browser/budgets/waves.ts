import type { BrowserContext, Request, Route } from 'playwright-core'
import env from '#start/env'

const origin = () => new URL(env.get('APP_URL')).origin
const isMedia = (request: Request) => ['image', 'media', 'font'].includes(request.resourceType())

/** What the frame's page asks for beyond itself, held back wave by wave, so that round trips are counted and not timed. */
export class Waves {
  private readonly waiting: Route[] = []
  private readonly answered: Request[] = []
  private readonly first: Request[] = []
  private told = () => {}

  static async over(context: BrowserContext): Promise<Waves> {
    const waves = new Waves()
    await context.route(`${origin()}/**`, (route) => waves.take(route))
    return waves
  }

  /** Paths that are asked for and not answered. */
  get asked(): string[] {
    return this.waiting.map((route) => new URL(route.request().url()).pathname)
  }

  /** Resolves once all of these wait beside each other. */
  async holding(paths: string[]): Promise<void> {
    while (!paths.every((path) => this.asked.includes(path))) {
      await new Promise<void>((resolve) => (this.told = resolve))
    }
  }

  /** Answers everything that waits; what is asked for after it waits again. */
  async release(): Promise<void> {
    const wave = this.waiting.splice(0)
    this.answered.push(...wave.map((route) => route.request()))
    await Promise.all(wave.map((route) => route.continue()))
  }

  /** Bytes that came over the wire for each path so far, without headers, media and what is still held. */
  async bytes(): Promise<Record<string, number>> {
    const sizes = [...this.first, ...this.answered].map(async (request) => {
      const { responseBodySize } = await request.sizes()
      return [nameOf(request), responseBodySize] as const
    })
    return Object.fromEntries(await Promise.all(sizes))
  }

  private take(route: Route) {
    const request = route.request()
    if (isMedia(request)) return route.continue()
    // The page itself and the loader that frames it come before the first wave.
    if (request.resourceType() === 'document' || request.url().endsWith('/loader.js')) {
      this.first.push(request)
      return route.continue()
    }
    this.waiting.push(route)
    this.told()
  }
}

function nameOf(request: Request): string {
  if (request.resourceType() === 'document') return 'the page'
  return new URL(request.url()).pathname.split('/').at(-1) ?? ''
}
