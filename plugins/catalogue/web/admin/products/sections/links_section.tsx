import { FormSection } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'
import { LinkList } from './link_list'
import type { LinkKind } from '../values'

const KINDS: readonly LinkKind[] = ['related', 'up_sell', 'cross_sell']

/** Products that this one leads to. */
export function LinksSection() {
  const t = useWords()
  return (
    <FormSection title={t('catalogue.product_form.links')}>
      {KINDS.map((kind) => (
        <LinkList key={kind} kind={kind} />
      ))}
    </FormSection>
  )
}
