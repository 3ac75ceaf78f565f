import type {
  AdminExperiment,
  ExperimentReport,
  PartnerDomain,
  RemoteRegistry,
  ShareInterval,
  WholeRemoteRelease,
} from '@sidepick/rules/generated_wire'
import { sampleId as idOf } from '@sidepick/card-kit/testing/sample_board'

export const RELEASE: WholeRemoteRelease = {
  id: idOf(70),
  remote: 'orbit-cards',
  owner: 'orbit',
  version: '2.4.0',
  publishedAt: '2026-11-18T09:00:00.000Z',
  killed: false,
  servedTo: ['orbit', 'orbit-night'],
  entry: { entry: 'https://cards.orbit.example/2.4.0/remoteEntry.js' },
}

export const REGISTRY: RemoteRegistry = {
  version: 31,
  pointers: [
    { flavour: 'orbit', remote: 'orbit-cards', releaseId: RELEASE.id, before: [idOf(69)] },
    { flavour: 'orbit-night', remote: 'orbit-cards', releaseId: RELEASE.id, before: [] },
    { flavour: 'default', remote: 'play-cards', releaseId: idOf(71), before: [] },
  ],
  killed: [],
}

export const EXPERIMENT: AdminExperiment = {
  id: idOf(80),
  key: 'greener-button',
  name: 'A greener button',
  status: 'running',
  version: 1,
  revision: 2,
  createdAt: '2026-11-10T09:00:00.000Z',
  startedAt: '2026-11-12T09:00:00.000Z',
  stoppedAt: null,
  concludedAt: null,
  winner: null,
  note: null,
  doc: {
    key: 'greener-button',
    name: 'A greener button',
    priority: 0,
    traffic: 10_000,
    metric: 'side_picked',
    variants: [
      { key: 'control', weight: 1, config: {} },
      { key: 'green', weight: 1, config: { widgetTheme: { 'color-accent': '#37d997' } } },
    ],
  },
}

const share = (value: number, low: number, high: number): ShareInterval => ({ value, low, high })

export const REPORT: ExperimentReport = {
  id: EXPERIMENT.id,
  key: EXPERIMENT.key,
  status: 'running',
  version: 1,
  metric: 'side_picked',
  devices: 20_412,
  sampleRatio: { p: 0.62, mismatch: false },
  variants: [
    {
      key: 'control',
      weight: 1,
      devices: 10_241,
      metrics: [
        { metric: 'side_picked', devices: 4_102, rate: share(0.4, 0.39, 0.41), difference: null },
      ],
    },
    {
      key: 'green',
      weight: 1,
      devices: 10_171,
      metrics: [
        {
          metric: 'side_picked',
          devices: 4_312,
          rate: share(0.424, 0.414, 0.434),
          difference: share(0.024, 0.01, 0.037),
        },
      ],
    },
  ],
}

export const DOMAIN: PartnerDomain = {
  id: idOf(60),
  host: 'fold.example',
  pathPattern: '/sport',
  queryMarker: null,
  distributorId: 'daily-fold',
  name: 'The Daily Fold',
  ownerUserId: null,
  flags: { purchasing: true, language: 'es-mx' },
  widgetMode: null,
  flavour: 'orbit',
  priority: 0,
  active: true,
  createdAt: '2026-11-02T09:00:00.000Z',
}
