import type { GalleryStates } from '@sidepick/card-kit'
import { DOMAIN, EXPERIMENT, REGISTRY, RELEASE, REPORT } from './testing/partner_samples'
import {
  AUDIT_LINE,
  BOARD,
  COMPLAINT,
  EXPERIENCE,
  GAMES,
  pageOf,
  PEOPLE,
  PLAYLIST,
  PRIZE,
  TOTALS,
  WIDGET,
} from './testing/samples'

const [waiting, , ,] = GAMES
const VIDEO = { mp4720: '/none.mp4', poster: null }
const FIRST_TEN = 'limit=10'
const admin = { reach: 'everybody', givesRoles: true }
const creator = { reach: 'own', givesRoles: false }

const search = (query: string) => `GET /v1/admin/games/search?${query}`
const { id } = waiting!
const { doc: _doc, note: _note, ...SUMMARY } = EXPERIMENT
const FILMED = GAMES.slice(0, 3).map((game) => ({ ...game, videoUrls: VIDEO }))

const page = (given: object, at: string) => ({ place: 'page' as const, props: { ...given, at } })

/** Each kind of page once: what waits, a list, a record with its acts, a form, a document. */
export const states: GalleryStates = {
  'what waits': {
    props: page(admin, '/'),
    answers: {
      [search(`state=waiting_for_declaration&${FIRST_TEN}`)]: { body: pageOf(GAMES.slice(0, 1)) },
      [search(`state=quarantined&${FIRST_TEN}`)]: { body: pageOf(GAMES.slice(2, 3)) },
      'GET /v1/admin/complaints?limit=10': { body: pageOf([COMPLAINT]) },
      'GET /v1/admin/leaderboards?limit=100': { body: pageOf([BOARD]) },
      'GET /v1/admin/prizes?state=confirmed&limit=10': { body: [PRIZE] },
      'GET /v1/analytics/failures?minutes=60': { body: { items: [] } },
    },
  },
  'a list': {
    props: page(admin, '/games'),
    answers: { [search('limit=50')]: { body: pageOf(GAMES, 'more') } },
  },
  'an empty list': {
    props: page(admin, '/games'),
    answers: { [search('limit=50')]: { body: pageOf([]) } },
  },
  'a list out of reach': {
    props: page(admin, '/people'),
    answers: { 'GET /admin/auth/users?limit=50': { status: 500 } },
  },
  'complaints': {
    props: page(admin, '/complaints'),
    answers: { 'GET /v1/admin/complaints?limit=50': { body: pageOf([COMPLAINT]) } },
  },
  'people': {
    props: page(admin, '/people'),
    answers: { 'GET /admin/auth/users?limit=50': { body: pageOf(PEOPLE) } },
  },
  'a game': {
    props: page(admin, `/games/${id}`),
    answers: {
      [`GET /v1/admin/games/${id}`]: { body: waiting },
      [`GET /v1/admin/games/details?ids=${id}`]: {
        body: { items: [{ ...waiting, totals: TOTALS }], next: null },
      },
      'GET /v1/categories': { body: [] },
      [`GET /v1/admin/complaints?gameId=${id}&limit=5`]: { body: pageOf([COMPLAINT]) },
      [`GET /v1/admin/audit?subjectType=game&subjectId=${id}&limit=5`]: {
        body: pageOf([AUDIT_LINE]),
      },
    },
  },
  'the audit log': {
    props: page(admin, '/audit'),
    answers: { 'GET /v1/admin/audit?limit=50': { body: pageOf([AUDIT_LINE], 'more') } },
  },
  'a line of the audit log': {
    props: page(admin, `/audit/${AUDIT_LINE.id}`),
    answers: { [`GET /v1/admin/audit/${AUDIT_LINE.id}`]: { body: AUDIT_LINE } },
  },
  'a prize': {
    props: page(admin, `/boards/${PRIZE.leaderboardId}/prizes/1`),
    answers: { [`GET /v1/admin/prizes/${PRIZE.leaderboardId}/1`]: { body: PRIZE } },
  },
  'a playlist': {
    props: page(creator, `/playlists/${PLAYLIST.id}`),
    answers: {
      [`GET /v1/creator/playlists/${PLAYLIST.id}`]: { body: PLAYLIST },
      'GET /v1/creator/games?limit=100': { body: pageOf(GAMES) },
    },
  },
  'a widget': {
    props: page(creator, `/widgets/${WIDGET.id}`),
    answers: {
      [`GET /v1/creator/widgets/${WIDGET.id}`]: { body: WIDGET },
      'GET /v1/creator/playlists?limit=100': { body: pageOf([]) },
    },
  },
  'a document': {
    props: page(admin, '/experiences/flavour/orbit'),
    answers: {
      'GET /v1/admin/experiences/document?scope=flavour&owner=orbit': { body: EXPERIENCE },
      'GET /v1/admin/experiences/versions?scope=flavour&owner=orbit&limit=20': {
        body: pageOf([EXPERIENCE, { ...EXPERIENCE, version: 2 }]),
      },
    },
  },
  'a domain': {
    props: page(admin, `/domains/${DOMAIN.id}`),
    answers: {
      [`GET /v1/partner-domain/${DOMAIN.id}`]: { body: DOMAIN },
      [`GET /v1/admin/audit?subjectType=partner_domain&subjectId=${DOMAIN.id}&limit=5`]: {
        body: pageOf([]),
      },
    },
  },
  'which row wins': { props: page(admin, '/domains/which') },
  'a release': {
    props: page(admin, `/remotes/${RELEASE.id}`),
    answers: {
      [`GET /v1/admin/remotes/releases/${RELEASE.id}`]: { body: RELEASE },
      'GET /v1/admin/remotes/registry': { body: REGISTRY },
      'GET /v1/analytics/failures?minutes=1440': { body: { items: [] } },
    },
  },
  'variants that run': {
    props: page(admin, '/experiments/variants'),
    answers: {
      'GET /v1/admin/experiments?status=running&limit=100': { body: pageOf([SUMMARY]) },
      [`GET /v1/admin/experiments/${EXPERIMENT.id}`]: { body: EXPERIMENT },
    },
  },
  'videos': {
    props: page(admin, '/games/videos'),
    answers: { [search('limit=24')]: { body: pageOf(FILMED) } },
  },
  'an experiment': {
    props: page(admin, `/experiments/${EXPERIMENT.id}`),
    answers: {
      [`GET /v1/admin/experiments/${EXPERIMENT.id}`]: { body: EXPERIMENT },
      [`GET /v1/admin/experiments/${EXPERIMENT.id}/report`]: { body: REPORT },
    },
  },
  'an address that is none': { props: page(creator, '/people') },
}
