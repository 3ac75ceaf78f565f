import type { OwnGame } from '@sidepick/rules/generated_wire'
import type { Game } from '@sidepick/rules/types'
import type { AdminText } from '../words/admin_text'

/** What is known of a game while it is written. */
export type GameDraft = Partial<OwnGame>

const DAY_MS = 24 * 60 * 60 * 1_000
const NOBODY = { userName: '', profileColor: '3a6ea5', avatar: null, partnerName: null }

/** A game as players get it, with words of our own where nothing is written yet. */
export function gameOfDraft(draft: GameDraft, text: AdminText): Game {
  const landscapeVideo = addressOf(draft.landscapeVideoUrls?.mp4720)
  return {
    id: draft.id ?? 'draft',
    text: draft.text || text('preview.sampleText'),
    gameTitle: draft.gameTitle ?? '',
    gameType: draft.gameType ?? 'POLL',
    sideA: draft.sideA || text('games.sideA'),
    sideB: draft.sideB || text('games.sideB'),
    correctAnswer: draft.correctAnswer ?? null,
    state: 'active',
    startTime: new Date(Date.now() - DAY_MS).toISOString(),
    lastJoinTime: new Date(Date.now() + DAY_MS).toISOString(),
    endTime: new Date(Date.now() + DAY_MS).toISOString(),
    isAd: draft.isAd ?? false,
    isPrivate: draft.isPrivate ?? false,
    orientation: draft.orientation ?? 'portrait',
    language: draft.language ?? 'en-us',
    creatorId: draft.creatorId ?? '',
    creator: draft.creator ?? NOBODY,
    categoryId: draft.categoryId ?? '',
    category: draft.category ?? { categoryName: '' },
    sourceUrl: addressOf(draft.sourceUrl),
    videoUrls: {
      mp4720: addressOf(draft.videoUrls?.mp4720),
      poster: addressOf(draft.videoUrls?.poster),
    },
    landscapeVideoUrls: { mp4720: landscapeVideo },
    landscapeGame: landscapeVideo !== null,
    metadata: draft.metadata ?? {},
  }
}

/** An address once it is typed whole: half of one is asked for from nobody. */
function addressOf(typed: string | null | undefined): string | null {
  if (!typed) return null
  return typed.startsWith('/') || (URL.canParse(typed) && /\.\w{2,}\/./.test(typed)) ? typed : null
}
