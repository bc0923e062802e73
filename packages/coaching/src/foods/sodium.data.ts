/**
 * Sodium in mg per 100 g as the table weighs the food, rounded. From USDA FoodData Central and, for packaged foods,
 * typical labels. Cooked without salt; beans drained from the can. Foods that vary too much by brand are left out.
 */
const TABLE = `
greek-yogurt 36, greek-yogurt-2 34, greek-yogurt-whole 35, skyr 45, natural-yogurt 70, kefir 40, cottage-cheese 310
cottage-cheese-nonfat 330, quark 40, ricotta 100, milk-skim 42, milk-low-fat 44, milk-whole 43, milk-lactose-free 45
soy-milk 40, almond-milk 60, oat-milk 45, rice-milk 39, pea-milk 55, soy-yogurt 30, soy-skyr 40, coconut-yogurt 20
mozzarella-light 620, mozzarella 490, feta 920, cheddar 650, cheddar-light 630, swiss-cheese 190, parmesan 1180
goat-cheese 460, halloumi 1100, paneer 20, cream-cheese-light 470
honey 4, maple-syrup 12, jam 32, agave-syrup 4, soy-sauce 5490, tamari 5590, coconut-aminos 1800, salsa 650
tzatziki 340, protein-bar 330, vegan-protein-bar 360, dark-chocolate 20, popcorn 8, pretzels 1240
olive-oil 2, rapeseed-oil 0, avocado-oil 0, sesame-oil 0, flaxseed-oil 0, coconut-oil 0, mct-oil 0, butter 640, ghee 2
mayonnaise 630, mayonnaise-light 830, avocado 7, guacamole 350, olives 740, almonds 1, walnuts 2, cashews 12, pecans 0
hazelnuts 0, pistachios 1, macadamias 5, brazil-nuts 3, peanuts 18, peanut-butter 430, almond-butter 7, tahini 35
sunflower-butter 3, chia-seeds 16, flaxseed 30, hemp-seeds 5, pumpkin-seeds 7, sunflower-seeds 9, coconut-milk 13
coconut-milk-light 20, cooking-cream-light 50, double-cream 27, pesto 900
banana 1, apple 1, pear 1, orange 0, mandarin 2, grapefruit 0, kiwi 3, peach 0, plum 0, mango 1, pineapple 1, papaya 8
melon 16, watermelon 1, grapes 2, cherries 0, strawberries 1, blueberries 1, raspberries 1, blackberries 1
frozen-berries 2, dates 1, raisins 11, dried-apricots 10, dried-cranberries 5, orange-juice 1, apple-juice 4
lentils 2, red-lentils 5, tinned-lentils 230, chickpeas 210, black-beans 200, kidney-beans 230, pinto-beans 210
white-beans 200, fava-beans 5, baked-beans 360, split-peas 2, mung-beans 2, hummus 430
chicken-breast 74, chicken-thigh 95, chicken-drumstick 110, rotisserie-chicken 340, chicken-mince 75, turkey-breast 100
turkey-mince 80, turkey-mince-99 60, duck-breast 105, beef-lean 66, beef-mince-96 70, beef-mince-85 72
sirloin-steak 58, flank-steak 56, ribeye-steak 56, eye-of-round 38, bison-mince 73, venison 54, pork-tenderloin 57
pork-loin 50, lamb-leg 66, turkey-deli 900, chicken-deli 900, lean-ham 1080, roast-beef-deli 850, turkey-bacon 1040
bacon 990, chicken-sausage 700, beef-jerky 1790, biltong 1900
salmon 61, salmon-wild 56, smoked-salmon 670, smoked-mackerel 750, trout 56, cod 78, haddock 261, tilapia 56, halibut 82
sea-bass 87, tuna-steak 54, tuna 247, sardines 307, salmon-tinned 380, mackerel 83, shrimp 111, scallops 667, mussels 369
crab 390, squid 306
egg-whole 142, egg-boiled 124, egg-white 166, tofu-firm 14, tofu-silken 36, tempeh 9, textured-soy 20, edamame 6
nutritional-yeast 30, whey-isolate 190, whey-concentrate 220, casein 170, egg-white-powder 1280, soy-isolate 1000
pea-isolate 900, hemp-protein 20, seitan-homemade 30
white-rice 1, brown-rice 4, basmati-rice 1, jasmine-rice 1, wild-rice 3, microwave-rice 180, quinoa 7, couscous 5, bulgur 5
buckwheat 4, pearl-barley 3, millet 2, polenta 5, sweet-potato 36, potato 5, baked-potato 10, yam 8, cassava 14, plantain 5
pasta 1, wholewheat-pasta 4, gluten-free-pasta 4, lentil-pasta 5, rice-noodles 19, soba-noodles 60, egg-noodles 5
shirataki-noodles 10, wholewheat-bread 450, white-bread 490, rye-bread 600, sourdough-bread 600, gluten-free-bread 480
protein-bread 450, bagel 430, english-muffin 430, pita-bread 540, flour-tortilla 740, wholewheat-tortilla 600
corn-tortilla 45, oatmeal 2, gluten-free-oats 2, cream-of-rice 6, buckwheat-flakes 2, quinoa-flakes 10
semolina 1, muesli 10, granola 25, bran-flakes 730, corn-flakes 730, rice-cakes 26, corn-cakes 30, crispbread 420
oat-cakes 600
spinach 79, broccoli 33, kale 38, lettuce 8, mixed-leaves 30, rocket 27, asparagus 14, green-beans 6, peas 3, sweetcorn 1
carrot 69, bell-pepper 4, tomato 5, cherry-tomatoes 5, cucumber 2, zucchini 8, aubergine 2, cauliflower 30
cauliflower-rice 30, brussels-sprouts 25, cabbage 18, red-cabbage 27, pak-choi 65, bean-sprouts 6, sugar-snap-peas 4
mushrooms 5, onion 4, beetroot 77, pumpkin 1, butternut-squash 4, celery 80, radish 39, mixed-vegetables 35
tomato-passata 28, chopped-tomatoes 140, sauerkraut 660
`;

/** Sodium in mg per 100 g by food id; absent if unknown. */
export const SODIUM_MG: ReadonlyMap<string, number> = new Map(
  TABLE.split(/[,\n]/)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([id, mg]) => (id && mg ? [[id, Number(mg)] as const] : [])),
);
