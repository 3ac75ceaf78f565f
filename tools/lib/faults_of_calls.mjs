import { execFileSync } from 'node:child_process'
import { append, npm, replace } from './plant.mjs'

/** Where a call and its description part. */
export const FAULTS_OF_CALLS = [
  {
    name: 'renamed field of an answer',
    plant: (root) => {
      replace('backend/wallets/wire/account_balance.ts', 'canCollectFreeGift:', 'giftWaits:')(root)
      execFileSync('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: 'ignore' })
    },
    check: npm('typecheck'),
    says: /offer_gift\.ts.*TS2339/,
  },
  {
    name: 'code that the call does not answer',
    plant: replace(
      'widget-shell/host/pages/hand_back_view.tsx',
      "'E_SIGN_IN_AGAIN'",
      "'E_USERNAME_TAKEN'"
    ),
    check: npm('typecheck'),
    says: /hand_back_view\.tsx.*TS2345/,
  },
  {
    name: 'problem that a controller does not name',
    plant: (root) => {
      replace(
        'backend/wallets/controllers/claim_daily_gift_controller.ts',
        "'E_GIFT_COLLECTED', ",
        ''
      )(root)
      execFileSync('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: 'ignore' })
    },
    check: ['npm', 'test', '--', 'functional', '--files', 'wallets/daily_gift'],
    says: /describes no 409 E_GIFT_COLLECTED/,
  },
  {
    name: 'description of the API that linters refuse',
    plant: replace('openapi.json', '"servers"', '"x-servers"'),
    check: npm('openapi:lint'),
    says: /no-empty-servers[^]*oas3-api-servers/,
  },
  {
    name: 'call typed by hand',
    plant: append(
      'widget-shell/host/later/week.ts',
      "\nexport const planted = (http: Http) => http<number[]>('/v1/leaderboards/points')\n"
    ),
    check: npm('lint'),
    says: /Name a call by method and path/,
  },
  {
    name: 'API description drift',
    plant: replace('openapi.json', '"openapi"', '"x-planted": true,\n  "openapi"'),
    check: npm('generate:check'),
    says: /drifted:.*openapi\.json/,
  },
]
