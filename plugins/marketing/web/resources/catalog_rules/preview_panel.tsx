import { Alert, Stack, Table, Text } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { useFormContext } from '#web/admin/form/form_context'
import { call } from '#web/lib/clients'
import { formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { BodyOf, ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { AskPanel } from '../../admin/ask_panel'
import { triedRule } from '../../admin/tried_rule'

type Preview = ResponseOf<'marketing.admin.catalog_rule_previews.store'>['data']
type Tried = BodyOf<'marketing.admin.catalog_rule_previews.store'>

/** What the rule, as it stands in the form, would do to prices. */
export function PreviewPanel() {
  const t = useWords()
  const { form } = useFormContext()
  return (
    <AskPanel
      label={t('marketing.price_rules.preview')}
      ask={() => call('POST', 'marketing.admin.catalog_rule_previews.store', { data: triedIn(form.values) })}
      refused={(problem) => t('marketing.price_rules.refused', { problem })}
    >
      {(preview) => <Previewed preview={preview} />}
    </AskPanel>
  )
}

function Previewed({ preview: { products, variants, changed, prices, at, together } }: { preview: Preview }) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  return (
    <Stack gap="xs">
      <Text>{t('marketing.price_rules.touched', { products, changed })}</Text>
      {together.length > 0 && (
        <Alert color="yellow" title={t('marketing.price_rules.together_title')}>
          {t('marketing.price_rules.together', { names: together.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      {prices.length > 0 && (
        <Table.ScrollContainer minWidth={320} maxHeight={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('marketing.price_rules.product')}</Table.Th>
                <Table.Th ta="right">{t('marketing.price_rules.before')}</Table.Th>
                <Table.Th ta="right">{t('marketing.price_rules.after')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {prices.map(({ productId, sku, name, before, after }) => {
                const path = pathOf('catalogue.admin.product', { id: productId })
                return (
                  <Table.Tr key={sku}>
                    <Table.Td>
                      {path ? <Link to={path}>{name}</Link> : name}{' '}
                      <Text span size="sm" c="dimmed">
                        {sku}
                      </Text>
                    </Table.Td>
                    <Table.Td ta="right">{formatMoney(locale, before)}</Table.Td>
                    <Table.Td ta="right">{formatMoney(locale, after)}</Table.Td>
                  </Table.Tr>
                )
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Text size="sm" c="dimmed">
        {variants > prices.length && t('marketing.price_rules.first', { shown: prices.length, variants })}{' '}
        {t('marketing.price_rules.at', { at: formatInstant(locale, at) })}
      </Text>
    </Stack>
  )
}

/** What is asked of the form. */
function triedIn(values: object): Tried {
  const { kind, percent, amount } = values as Tried
  return Object.assign({ kind, percent, amount }, triedRule(values))
}
