// One file an icon: the package's index would make the server load some five thousand modules.
export { default as IconAdjustments } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
export { default as IconCategory } from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
export { default as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
export { default as IconLogout } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
export { default as IconPlay } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
export { default as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
export { default as IconUser } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
export { default as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
