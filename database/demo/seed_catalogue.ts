import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { SpeechMark } from '@sidepick/rules/types'
import { CreatorsContract } from '#creators/contract'
import { categories, creators, games, type DemoGame } from '#database/demo/content'
import { demoId } from '#database/demo/ids'
import { GamesContract, type NewGame } from '#games/contract'
import { clock } from '#shared/clock'

const MINUTE_MS = 60 * 1_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A prediction takes no more picks shortly before it can be known. */
const PREDICTION_CLOSES_MS = 5 * MINUTE_MS

/** The id of a seeded category. */
export const categoryId = (slug: string, language: string) =>
  demoId('category', `${slug}:${language}`)

/** What is played: everything a list may hold, with dates that count from now. */
export async function seedCatalogue(): Promise<void> {
  await seedCreators()
  await seedCategories()
  for (const game of games) await seedGame(game)
}

async function seedCreators() {
  const contract = await app.container.make(CreatorsContract)
  for (const { slug, userName, profileColor, partnerName } of creators) {
    const userId = demoId('creator', slug)
    await contract.create({ userId, userName, profileColor, partnerName, avatar: null })
  }
}

async function seedCategories() {
  const contract = await app.container.make(GamesContract)
  for (const { slug, categoryName, categoryNameEs, position } of categories) {
    for (const [language, name] of [
      ['en-us', categoryName],
      ['es-mx', categoryNameEs],
    ] as const) {
      const id = categoryId(slug, language)
      await contract.addCategory({ id, slug, language, position, categoryName: name })
    }
  }
}

async function seedGame(game: DemoGame) {
  const contract = await app.container.make(GamesContract)
  const nowMs = clock.nowMs()
  const endTimeMs = nowMs + game.durationDays * DAY_MS
  const described = await describeGame(game, {
    startTimeMs: nowMs - MINUTE_MS,
    lastJoinTimeMs: endTimeMs - (game.gameType === 'PREDICTION' ? PREDICTION_CLOSES_MS : 0),
    endTimeMs,
  })
  await contract.addGame(described)
}

type Times = Pick<NewGame, 'startTimeMs' | 'lastJoinTimeMs' | 'endTimeMs'>

/** A game of the content, as it is added. */
export async function describeGame(game: DemoGame, times: Times): Promise<NewGame> {
  const { slug, media = slug } = game
  const video = `/demo-media/${media}.mp4`
  return {
    id: demoId('game', slug),
    text: game.text,
    gameTitle: game.gameTitle,
    gameType: game.gameType,
    sideA: game.sideA,
    sideB: game.sideB,
    correctAnswer: game.correctAnswer,
    creatorId: demoId('creator', game.creator),
    categoryId: categoryId(game.category, game.language),
    language: game.language,
    orientation: game.orientation,
    ...times,
    sourceUrl: game.sourceUrl,
    videoUrls: { mp4720: video, poster: `/demo-media/${media}.webp` },
    landscapeVideoUrls: { mp4720: game.orientation === 'landscape' ? video : null },
    metadata: {
      speechMarks: await readSpeechMarks(media),
      subtitlesStyle: game.subtitlesStyle,
      sourceKeywords: [...game.sourceKeywords],
    },
  }
}

async function readSpeechMarks(slug: string): Promise<SpeechMark[]> {
  const path = app.makePath('database/demo/media', `${slug}.speech_marks.json`)
  return JSON.parse(await readFile(path, 'utf8')) as SpeechMark[]
}
