/** The least that a bot is; everything else can be added. */
export const EMPTY_BOT = `def get_next_move(state):
    return state["legal_actions"][0]
`;
