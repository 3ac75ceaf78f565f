import type { EndpointBuilder } from './contract'

/**
 * What generated endpoints are written against: `injectEndpoints` gives back the builder, which `defineEndpoints` then
 * injects into the host's API, once that has loaded.
 */
export const endpointSource = {
  injectEndpoints: <Endpoints extends Record<string, unknown>>(options: {
    endpoints: (build: EndpointBuilder) => Endpoints
    overrideExisting?: boolean
  }): ((build: EndpointBuilder) => Endpoints) => options.endpoints,
}
