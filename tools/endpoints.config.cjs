/**
 * Which operations of openapi.json each remote asks for. `npx rtk-query-codegen-openapi` writes them as a builder that
 * card-kit's `defineEndpoints` injects into the host's API.
 */
const kit = '@sidepick/card-kit'

module.exports = {
  schemaFile: '../openapi.json',
  apiFile: kit,
  apiImport: 'endpointSource',
  argSuffix: 'Arg',
  responseSuffix: 'Answer',
  flattenArg: true,
  useEnumType: false,
  outputFiles: {
    '../remotes/play-cards/src/leaderboard/generated_endpoints.ts': {
      filterEndpoints: ['leaderboardsActive', 'leaderboardsShow'],
      exportName: 'leaderboardEndpoints',
    },
    '../remotes/account/src/generated_endpoints.ts': {
      filterEndpoints: [
        'profilesOwn',
        'walletsBalance',
        'notificationsCount',
        'legalTos',
        'legalRules',
        'legalPromotionalRules',
        'legalPrivacyPolicy',
      ],
      exportName: 'accountEndpoints',
    },
  },
}
