/** Where goods go, in the form that taxes and shipping compare. `normaliseDestination` makes it of an address. */
export interface Destination {
  /** ISO 3166-1 alpha-2. Overseas territories have their own (GP, MQ, GF, RE, YT, PM, WF, NC, PF, BL, MF), Monaco MC. */
  country: string
  /** Text without spaces, in capitals: "01000" keeps its zero. Empty where a country has none. */
  postcode: string
  /** ISO 3166-2 without the country: "2A" and "2B" for Corsica. */
  state: string | null
}
