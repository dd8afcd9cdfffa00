import type { ResponseOf } from '#web/lib/registry'

export type Attribute = ResponseOf<'catalogue.admin.attributes.show'>['data']

export const withOptions = (type: Attribute['type']) => ['select', 'multiselect', 'checkbox'].includes(type)
