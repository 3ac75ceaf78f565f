import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '@sidepick/rules/languages'
import { ARTICLE_PARAM } from '@sidepick/rules/shared_article'
import { brand } from '#config/brand'
import { firstQuestion } from '#pages/entry/first_question'
import { shareTags } from '#pages/entry/share_tags'
import type { SharedResult } from '#pages/entry/shared_result'
import type { FoundArticle } from '#pages/queries/find_shared_article'
import { newNonce, sendPage } from '#shared/http/html'
import { textsOf } from '#shared/text/texts_of'

/** What a link shares, and the article as it names it. */
interface Linked extends SharedResult {
  gameId: string | undefined
  article: URL
}

/**
 * Leads a person to the article, by itself where its site is registered. Crawlers run no script, and read here what the game
 * is and how it looks: the article's own page would only tell them of the article.
 */
export async function sendSharedArticle(
  ctx: HttpContext,
  { data, target, isRegistered }: FoundArticle,
  { article, ...shared }: Linked
): Promise<void> {
  const { response, view } = ctx
  const question = firstQuestion(data)
  const share = shareTags(data, question, shared)
  const nonce = newNonce()
  const html = await view.render('shared_article', {
    nonce,
    canonical: share.url,
    // Some sites lead their readers to this address in place of the one that was shared.
    share: { ...share, url: withArticle(share.url, article) },
    lang: intlTag(data.language),
    brand: brand.name,
    question: question?.game,
    texts: textsOf(data.language, 'pages.shared_article', { site: target.host }),
    target: target.href,
    leadsOn: isRegistered,
  })
  response.header(
    'content-security-policy',
    `default-src 'none'; img-src data:; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  )
  await sendPage(ctx, html)
}

function withArticle(address: string, article: URL): string {
  const url = new URL(address)
  url.searchParams.set(ARTICLE_PARAM, article.href)
  return url.href
}
