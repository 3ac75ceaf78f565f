import type { BrowserContext, Page, Request, Route } from 'playwright-core'

/** Scripts of the host and of the remotes; those of the loader belong to the publisher's page. */
const OURS = /\/(assets|remotes)\/[^?]+\.js(\?|$)/

const pathOf = (request: Request) => new URL(request.url()).pathname

/** Keeps a list of the host's and the remotes' scripts that a visit asks for, and fails those that it is told to. */
export class LateFiles {
  /** Attempts of each tab, by file. */
  private readonly attempts = new Map<Page, Map<string, number>>()

  private constructor(
    private readonly isFaulty: (path: string, attempt: number) => boolean,
    private readonly fail: (route: Route) => Promise<void>
  ) {}

  static async of(
    context: BrowserContext,
    isFaulty: (path: string, attempt: number) => boolean = () => false,
    fail = (route: Route) =>
      route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } })
  ): Promise<LateFiles> {
    const files = new LateFiles(isFaulty, fail)
    await context.route(OURS, (route) => files.answer(route))
    return files
  }

  /** How often a tab asked for each file. */
  askedBy(tab: Page): Record<string, number> {
    return Object.fromEntries(this.attempts.get(tab) ?? [])
  }

  private answer(route: Route): Promise<void> {
    const path = pathOf(route.request())
    const tab = route.request().frame().page()
    const own = this.attempts.get(tab) ?? new Map<string, number>()
    this.attempts.set(tab, own)
    const attempt = (own.get(path) ?? 0) + 1
    own.set(path, attempt)
    return this.isFaulty(path, attempt) ? this.fail(route) : route.fallback()
  }
}
