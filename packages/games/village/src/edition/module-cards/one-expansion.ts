import type { Figures } from '../schema.ts'

type ModuleCards = Figures['moduleCards']

/** The setup cards for a single expansion. */
export const oneExpansion: Pick<ModuleCards, 'inn' | 'port' | 'marriage'> = {
  inn: {
    2: {
      spaces: {
        harvest: 3,
        family: 2,
        crafts: 5,
        market: 1,
        travel: 2,
        council: 3,
        church: 2,
        inn: 2,
      },
      colour: 5,
    },
    3: {
      spaces: {
        harvest: 3,
        family: 3,
        crafts: 6,
        market: 1,
        travel: 3,
        council: 3,
        church: 2,
        inn: 3,
      },
      colour: 6,
    },
    4: {
      spaces: {
        harvest: 3,
        family: 4,
        crafts: 7,
        market: 1,
        travel: 3,
        council: 3,
        church: 3,
        inn: 4,
      },
      colour: 7,
    },
    5: {
      spaces: {
        harvest: 4,
        family: 5,
        crafts: 8,
        market: 1,
        travel: 4,
        council: 4,
        church: 4,
        inn: 5,
      },
      colour: 8,
    },
  },
  port: {
    2: {
      spaces: {
        harvest: 3,
        family: 2,
        crafts: 6,
        market: 1,
        travel: 3,
        council: 3,
        church: 2,
      },
      colour: 5,
    },
    3: {
      spaces: {
        harvest: 3,
        family: 3,
        crafts: 7,
        market: 1,
        travel: 5,
        council: 3,
        church: 2,
      },
      colour: 6,
    },
    4: {
      spaces: {
        harvest: 3,
        family: 4,
        crafts: 8,
        market: 1,
        travel: 6,
        council: 3,
        church: 3,
      },
      colour: 7,
    },
    5: {
      spaces: {
        harvest: 5,
        family: 5,
        crafts: 9,
        market: 1,
        travel: 7,
        council: 4,
        church: 4,
      },
      colour: 8,
    },
  },
  marriage: {
    2: {
      spaces: {
        harvest: 3,
        family: 2,
        crafts: 5,
        market: 1,
        travel: 2,
        council: 3,
        church: 2,
        wedding: 2,
        smuggler: 2,
      },
      colour: 5,
    },
    3: {
      spaces: {
        harvest: 3,
        family: 3,
        crafts: 6,
        market: 1,
        travel: 3,
        council: 3,
        church: 2,
        wedding: 3,
        smuggler: 3,
      },
      colour: 6,
    },
    4: {
      spaces: {
        harvest: 3,
        family: 4,
        crafts: 7,
        market: 1,
        travel: 3,
        council: 3,
        church: 3,
        wedding: 4,
        smuggler: 4,
      },
      colour: 8,
    },
    5: {
      spaces: {
        harvest: 4,
        family: 5,
        crafts: 8,
        market: 1,
        travel: 4,
        council: 4,
        church: 4,
        wedding: 5,
        smuggler: 5,
      },
      colour: 10,
    },
  },
}
