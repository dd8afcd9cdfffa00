import { useCan } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { withOptions, type Attribute } from '../../admin/vocabulary/attributes/attribute'
import { OptionList } from '../../admin/vocabulary/attributes/option_list'

/** What needs the attribute, and what it offers to choose from. */
export default function AttributePanel({ row: attribute }: { row: Attribute }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const { families, products, variants } = attribute.usage
  const names = families.map(({ code, name }) => name[locale] ?? name.fr_FR ?? code).join(', ')
  return (
    <>
      <p className="admin-hint">
        {t('catalogue.vocabulary.attribute_usage', { products, variants, families: names || '–' })}
      </p>
      {withOptions(attribute.type) && (
        <OptionList attribute={attribute} canUpdate={can('catalogue.attributes.update')} />
      )}
    </>
  )
}
