import { Button, Group, Select, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Postal } from '../orders/postal'
import { bookLabel } from '../addresses/address_values'
import type { CountryChoice } from '../addresses/address_fields'
import { AddressDialog } from './address_dialog'
import type { Draft } from './draft_data'
import type { DraftState } from './use_draft'

type Kind = 'billing' | 'delivery'

/** The addresses of a draft, from the customer's address book or new. */
export function DraftAddresses({ countries, ...state }: DraftState & { countries: CountryChoice[] }) {
  const t = useWords()
  const { draft, change } = state
  const { billing, delivery, isSameAddress } = draft.addresses
  const [typing, setTyping] = useState<Kind | null>(null)
  const names = Object.fromEntries(countries.map(({ code, name }) => [code, name]))
  const send = (data: Record<string, unknown>) =>
    change(() =>
      call('PUT', 'sales.admin.draft_addresses.update', {
        params: { id: draft.id },
        // `data` is a part of the body, merged with the current addresses.
        data: { ...standing(draft), ...data } as never,
      })
    )
  const isOpen = draft.lines.length > 0
  return (
    <section className="admin-panel" aria-label={t('sales.drafts.addresses')}>
      <h2>{t('sales.drafts.addresses')}</h2>
      {!isOpen && (
        <Text size="sm" c="dimmed">
          {t('sales.drafts.addresses_later')}
        </Text>
      )}
      <AddressChoice
        label={t('sales.drafts.billing')}
        draft={draft}
        isOpen={isOpen}
        choose={(id) => void send({ billing: undefined, billingId: id })}
        type={() => setTyping('billing')}
      />
      {billing && <Postal address={billing} countries={names} />}
      {draft.shipping.isNeeded && (
        <Switch
          my="sm"
          label={t('sales.drafts.same_address')}
          checked={isSameAddress}
          disabled={!isOpen || !billing}
          onChange={({ currentTarget }) =>
            void send(
              currentTarget.checked ? { isSameAddress: true } : { isSameAddress: false, delivery: delivery ?? billing }
            )
          }
        />
      )}
      {draft.shipping.isNeeded && !isSameAddress && (
        <>
          <AddressChoice
            label={t('sales.drafts.delivery')}
            draft={draft}
            isOpen={isOpen}
            choose={(id) => void send({ isSameAddress: false, delivery: undefined, deliveryId: id })}
            type={() => setTyping('delivery')}
          />
          {delivery && <Postal address={delivery} countries={names} />}
        </>
      )}
      {typing && (
        <AddressDialog
          kind={typing}
          title={t(`sales.drafts.${typing}`)}
          draft={draft}
          countries={countries}
          standing={standing(draft)}
          done={(answer) => void change(async () => answer)}
          onClose={() => setTyping(null)}
        />
      )}
    </section>
  )
}

/** The current addresses in the format of the request. */
function standing({ addresses: { billing, delivery, isSameAddress } }: Draft): Record<string, unknown> {
  return { billing: billing ?? undefined, isSameAddress, delivery: isSameAddress ? undefined : (delivery ?? undefined) }
}

interface AddressChoiceProps {
  label: string
  draft: Draft
  isOpen: boolean
  choose: (id: number) => void
  type: () => void
}

function AddressChoice({ label, draft, isOpen, choose, type }: AddressChoiceProps) {
  const t = useWords()
  const data = draft.book.map((address) => ({ value: String(address.id), label: bookLabel({ ...address }) }))
  return (
    <Group align="end" gap="xs" mb="xs">
      {data.length > 0 && (
        <Select
          flex={1}
          label={label}
          data={data}
          value={null}
          placeholder={t('sales.drafts.from_book')}
          disabled={!isOpen}
          onChange={(id) => id !== null && choose(Number(id))}
        />
      )}
      <Button
        variant="default"
        disabled={!isOpen}
        onClick={type}
        aria-label={`${t('sales.drafts.type_address')} (${label})`}
      >
        {t('sales.drafts.type_address')}
      </Button>
    </Group>
  )
}
