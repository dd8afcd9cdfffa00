import { ActionIcon, Button, Kbd, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { Form, useLocation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { locales } from '#web/lib/locale'
import { useLocale } from '#web/lib/shell'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { useAdmin, useScreenPath } from '../admin_data'
import { IconCheck, IconChevronDown, IconHelp, IconLogout, IconMenu, IconSearch, IconStore, IconUser } from '../icons'
import { JobTray } from './job_tray'
import { openHelp } from './shortcuts'

/** The top bar: palette, jobs, help, user menu. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useWords()
  return (
    <header className="admin-top">
      <ActionIcon
        className="admin-burger"
        variant="subtle"
        color="gray"
        size={40}
        onClick={onMenu}
        aria-label={t('admin.menu.open')}
      >
        <IconMenu size={22} />
      </ActionIcon>
      <UnstyledButton className="admin-search" onClick={() => spotlight.open()} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={18} />
        <span className="admin-search-word">{t('admin.palette.open')}</span>
        <Kbd className="admin-search-keys" aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <div className="admin-top-end">
        <JobTray />
        <ActionIcon variant="subtle" color="gray" size={36} onClick={openHelp} aria-label={t('admin.help.open')}>
          <IconHelp size={20} />
        </ActionIcon>
        <AccountMenu />
      </div>
    </header>
  )
}

function AccountMenu() {
  const t = useWords()
  const { staff } = useAdmin()
  const profile = useScreenPath()('users.admin.profile')
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconUser size={18} />}
          rightSection={<IconChevronDown size={14} />}
          className="admin-account"
          // Phones have no space for the name.
          aria-label={staff?.name}
        >
          <span className="admin-account-name">{staff?.name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{staff?.email}</Menu.Label>
        {profile && (
          <Menu.Item component={Link} to={profile} leftSection={<IconUser size={16} />}>
            {t('admin.account.profile')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/" reloadDocument leftSection={<IconStore size={16} />}>
          {t('admin.account.shop')}
        </Menu.Item>
        <Menu.Divider />
        <Languages />
        <Menu.Divider />
        <Schemes />
        <Menu.Divider />
        <Form method="post" action="/admin/logout">
          <CsrfField />
          <Menu.Item component="button" type="submit" closeMenuOnClick={false} leftSection={<IconLogout size={16} />}>
            {t('admin.account.sign_out')}
          </Menu.Item>
        </Form>
      </Menu.Dropdown>
    </Menu>
  )
}

function Languages() {
  const t = useWords()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return (
    <>
      <Menu.Label>{t('shell.language')}</Menu.Label>
      <Form method="post" action="/admin/preferences">
        <CsrfField />
        <input type="hidden" name="next" value={pathname + search} />
        {locales.map((each) => (
          <Menu.Item
            key={each}
            component="button"
            type="submit"
            // Closing the menu would remove the form before it is submitted.
            closeMenuOnClick={false}
            name="locale"
            value={each}
            lang={each.slice(0, 2)}
            aria-current={each === locale || undefined}
            rightSection={each === locale && <IconCheck size={16} />}
          >
            {t(`shell.languages.${each}`)}
          </Menu.Item>
        ))}
      </Form>
    </>
  )
}

function Schemes() {
  const t = useWords()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{t('admin.scheme.label')}</Menu.Label>
      {(['light', 'dark', 'auto'] as const).map((scheme) => (
        <Menu.Item
          key={scheme}
          onClick={() => setColorScheme(scheme)}
          aria-current={scheme === colorScheme || undefined}
          rightSection={scheme === colorScheme && <IconCheck size={16} />}
        >
          {t(`admin.scheme.${scheme}`)}
        </Menu.Item>
      ))}
    </>
  )
}
