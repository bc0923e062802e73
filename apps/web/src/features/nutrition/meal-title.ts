/** The id of a meal's heading, which the link to the next meal targets. */
export const mealTitleId = (index: number) => `meal-${index}`;
