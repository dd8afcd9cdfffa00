import categories from '#plugins/cms/resources/categories'
import { customValues } from '#core/custom_fields/custom_values'
import { joinHooks } from '#core/custom_fields/join_hooks'
import type { AnyResource } from '#core/resources/resource'
import type { LocatedFields } from '#plugins/cms/custom_fields/locate_fields'

/** Content categories with the fields that staff added to them. */
export function categoriesWith({ fields, sections }: LocatedFields): AnyResource {
  const plain = categories as unknown as AnyResource
  if (sections.length === 0) return plain
  return {
    ...plain,
    fields: { ...plain.fields, ...fields },
    form: {
      as: 'page',
      main: [{ fields: Object.keys(plain.fields).filter((name) => name !== 'position') }, ...sections],
    },
    hooks: joinHooks(plain.hooks ?? {}, customValues('cms_categories', fields)),
  }
}
