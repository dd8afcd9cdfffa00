import { Alert, Anchor } from '@mantine/core'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'
import { missingOf, type FormAttribute, type ProductValues } from '../values'

/** Missing required values of an existing product, with links to the fields. */
export function MissingValues() {
  const t = useWords()
  const { form, fields } = useFormContext()
  const { groups, product } = useProductForm()
  const missing = missingOf(form.values as ProductValues, groups)
  if (!product || missing.length === 0) return null
  const reach = ({ code, valuePerLocale }: FormAttribute) => {
    const path = valuePerLocale ? `translations.fr_FR.attributes.${code}` : `attributes.${code}`
    const id = fields.get(path)?.id
    if (id) document.getElementById(id)?.focus()
  }
  return (
    <Alert color="yellow" title={t('catalogue.product_form.incomplete')}>
      {product.status === 'draft'
        ? t('catalogue.product_form.incomplete_draft')
        : t('catalogue.product_form.incomplete_published')}
      <ul>
        {missing.map((attribute) => (
          <li key={attribute.code}>
            <Anchor component="button" type="button" size="sm" onClick={() => reach(attribute)}>
              {attribute.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
