import type { Answer, CallOptions } from '#web/lib/registry'

export type Address = Answer<'users.addresses.index'>['data'][number]
export type Country = Answer<'users.countries.index'>['data'][number]
export type AddressBody = CallOptions<'users.addresses.store'>['data']
