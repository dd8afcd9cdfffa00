export const ATTRIBUTE_TYPES = [
  'text',
  'textarea',
  'price',
  'boolean',
  'checkbox',
  'select',
  'multiselect',
  'date',
  'datetime',
  'image',
  'file',
] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

export const VALIDATIONS = ['numeric', 'email', 'decimal', 'url', 'regex'] as const
export type Validation = (typeof VALIDATIONS)[number]
