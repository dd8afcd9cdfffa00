import { Button, Group, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { useCan } from '#web/admin/admin_data'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { InitialStock } from './initial_stock'
import { MovementDialog } from './movement_dialog'
import { StockJournal } from './stock_journal'
import { useProductForm } from '../form_data'
import { hasStock } from '../values'

const FIGURES = new Set(['on_hand', 'reserved', 'available'])

/** Stock and reservations by source, and the movements. */
export function StockSection() {
  const { product, type } = useProductForm()
  if (!hasStock(type)) return null
  return product ? <Levels /> : <InitialStock />
}

function Levels() {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const { product, sources } = useProductForm()
  const [isMoving, setMoving] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const nameOf = (code: string) => sources.find((source) => source.code === code)?.name ?? code
  const rows = (product?.variants ?? []).flatMap(({ sku, stock }) => stock.map((level) => ({ sku, ...level })))
  return (
    <FormSection title={t('catalogue.product_form.stock')}>
      {rows.length === 0 ? (
        <p className="admin-hint">{t('catalogue.product_form.stock_none')}</p>
      ) : (
        <Table.ScrollContainer minWidth={360}>
          <Table aria-label={t('catalogue.product_form.stock')}>
            <Table.Thead>
              <Table.Tr>
                {['sku', 'source', 'on_hand', 'reserved', 'available'].map((key) => (
                  <Table.Th key={key} className={FIGURES.has(key) ? 'admin-figure' : ''}>
                    {t(`catalogue.product_form.${key}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ sku, source, onHand, reserved }) => (
                <Table.Tr key={`${sku} ${source}`}>
                  <Table.Td>{sku}</Table.Td>
                  <Table.Td>{nameOf(source)}</Table.Td>
                  {[onHand, reserved, Math.max(0, onHand - reserved)].map((units, at) => (
                    <Table.Td key={at} className="admin-figure">
                      {formatNumber(locale, units)}
                      {at === 2 && reserved > onHand && (
                        <Text size="xs" c="red">
                          {t('catalogue.product_form.short', { count: reserved - onHand })}
                        </Text>
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Group gap="xs">
        {can('catalogue.products.update_inventories') && (
          <Button variant="default" onClick={() => setMoving(true)}>
            {t('catalogue.product_form.move_stock')}
          </Button>
        )}
        <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('catalogue.product_form.movements')}
        </Button>
      </Group>
      {isOpen && product && <StockJournal product={product.id} />}
      {isMoving && <MovementDialog onClose={() => setMoving(false)} />}
    </FormSection>
  )
}
