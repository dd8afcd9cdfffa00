import { Alert, Badge, Button, Code, CopyButton, Group, Table } from '@mantine/core'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { FormSection } from '#web/admin/form/form_section'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ResponseOf } from '#web/lib/registry'
import { TokenDialog, type TokenPreset, type TokenScope } from './token_dialog'

type Token = ResponseOf<'users.admin.tokens.index'>['data'][number]

interface TokensTabProps {
  tokens: Token[]
  scopes: TokenScope[]
  presets: TokenPreset[]
}

/** API tokens of the user. */
export function TokensTab({ tokens, scopes, presets }: TokensTabProps) {
  const t = useWords()
  const api = useScreenPath()('users.admin.api')
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  return (
    <FormSection title={t('users.profile.tabs.tokens')} help={t('users.profile.tokens_help')}>
      <Group gap="xs">
        <Button onClick={() => setMaking(true)}>{t('users.profile.make_token')}</Button>
        {api && (
          <Button component={Link} to={api} variant="default">
            {t('users.profile.read_api')}
          </Button>
        )}
      </Group>
      {made && <MadeToken token={made} />}
      {tokens.length > 0 && <TokenTable tokens={tokens} />}
      {isMaking && <TokenDialog scopes={scopes} presets={presets} onMade={setMade} onClose={() => setMaking(false)} />}
    </FormSection>
  )
}

function MadeToken({ token }: { token: string }) {
  const t = useWords()
  return (
    <Alert role="status" title={t('users.profile.token_made')}>
      <Group gap="xs">
        <Code>{token}</Code>
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {t(copied ? 'users.profile.copied' : 'users.profile.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  )
}

function TokenTable({ tokens }: { tokens: Token[] }) {
  const t = useWords()
  const locale = useLocale()
  const at = (instant: string | null) => (instant ? formatInstant(locale, instant) : t('users.profile.never'))
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label={t('users.profile.tabs.tokens')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('users.profile.token_name')}</Table.Th>
            <Table.Th>{t('users.profile.scopes')}</Table.Th>
            <Table.Th>{t('users.profile.ends')}</Table.Th>
            <Table.Th>{t('users.profile.last_used')}</Table.Th>
            <Table.Th>
              <span className="sr-only">{t('admin.table.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tokens.map(({ id, name, scopes, endsAt, lastUsedAt, isOver }) => (
            <Table.Tr key={id}>
              <Table.Td>{name}</Table.Td>
              <Table.Td title={scopes.join('\n')}>{t('users.profile.scope_count', { count: scopes.length })}</Table.Td>
              <Table.Td>{isOver ? <Badge color="red">{t('users.profile.over')}</Badge> : at(endsAt)}</Table.Td>
              <Table.Td>{at(lastUsedAt)}</Table.Td>
              <Table.Td align="right">
                <ConfirmButton
                  size="xs"
                  color="red"
                  label={t('users.profile.revoke')}
                  question={t('users.profile.revoke_question', { name })}
                  run={() => call('DELETE', 'users.admin.tokens.destroy', { params: { id } })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
