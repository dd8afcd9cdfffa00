// One file an icon: the package's index would make the server load some five thousand modules.
import { __iconNode as adjustments } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { __iconNode as cart } from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import { __iconNode as category } from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import { __iconNode as chevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { __iconNode as heart } from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { __iconNode as logout } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { __iconNode as play } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { __iconNode as search } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { __iconNode as trash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { __iconNode as user } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { __iconNode as cross } from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { makeIcon } from './icon'

export const IconAdjustments = makeIcon(adjustments)
export const IconCart = makeIcon(cart)
export const IconCategory = makeIcon(category)
export const IconChevronDown = makeIcon(chevronDown)
export const IconHeart = makeIcon(heart)
export const IconLogout = makeIcon(logout)
export const IconPlay = makeIcon(play)
export const IconSearch = makeIcon(search)
export const IconTrash = makeIcon(trash)
export const IconUser = makeIcon(user)
export const IconX = makeIcon(cross)
