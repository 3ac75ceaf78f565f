import { listsOrigin } from '@sidepick/rules/origin_match'
import { leadsToArticle, readArticle } from '@sidepick/rules/shared_article'
import { configNow } from '../app/config_now'
import type { Scene } from '../app/scene'

/**
 * The article around the frame, where a shared link leads to it. Only a page with our loader reads the game in its own
 * address, and the server leads to sites alone that the widget names.
 */
export function articleOf(scene: Pick<Scene, 'entry' | 'app'>, page: Window): string | null {
  const { init, bootstrap } = scene.entry
  const hasLoader = page.parent !== page && init.v !== undefined
  if (!hasLoader || !leadsToArticle(configNow(scene))) return null
  const article = readArticle(init.ref ?? '')
  const named = bootstrap.allowedParentOrigins.filter((origin) => origin !== '*')
  return article && listsOrigin(named, article.origin) ? article.href : null
}
