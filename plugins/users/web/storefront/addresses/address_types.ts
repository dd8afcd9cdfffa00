import type { ResponseOf, BodyOf } from '#web/lib/registry'

export type Address = ResponseOf<'users.addresses.index'>['data'][number]
export type Country = ResponseOf<'users.countries.index'>['data'][number]
export type AddressBody = BodyOf<'users.addresses.store'>
