import type { CallName, Http } from '@sidepick/card-kit'
import type { NotificationCounts } from '@sidepick/rules/generated_wire'

/** What answers with the counts behind the dots of menus. */
const COUNTING = new Set<string>([
  'GET /v1/notifications/count',
  'POST /v1/notifications/read',
] satisfies CallName[])

/** Passes on whatever counts an answer brings, whoever asked: a list that is read takes the dot from the menu at once. */
export const hearCounts = (http: Http, learned: (counts: NotificationCounts) => void): Http =>
  (async (...call: Parameters<Http>) => {
    const answer = await http(...call)
    if (COUNTING.has(call[0])) learned(answer as NotificationCounts)
    return answer
  }) as Http
