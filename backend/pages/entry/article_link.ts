import type { HttpContext } from '@adonisjs/core/http'
import { ARTICLE_PARAM, readArticle } from '@sidepick/rules/shared_article'
import { queryText } from '#pages/entry/query_text'

/** The article that a shared link leads to. It comes from whoever wrote the link. */
export interface ArticleLink {
  article: URL
  /** UTM parameters of the link, for the article's address. */
  utm: Record<string, string>
}

/** null for a link that names no article. */
export function articleLinkIn({ request }: HttpContext): ArticleLink | null {
  const query = request.qs()
  const named: unknown = query[ARTICLE_PARAM]
  const article = typeof named === 'string' ? readArticle(named) : null
  if (!article) return null
  const utm = Object.entries(query).flatMap(([name, value]) => {
    const text = /^utm_[a-z]{1,16}$/.test(name) ? queryText(value) : undefined
    return text ? [[name, text]] : []
  })
  return { article, utm: Object.fromEntries(utm) as Record<string, string> }
}

/** The same as a query, for another address of ours. */
export const articleQuery = (link: ArticleLink | null): Record<string, string> =>
  link ? { ...link.utm, [ARTICLE_PARAM]: link.article.href } : {}
