-- `foldText` of the coaching package in SQL, with the same tables, because not every PostgreSQL knows the letters of every
-- language. A test compares the two. If the tables change, a migration replaces the function and rewrites its columns.
create or replace function fold_text(text text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(translate(lower(normalize(text, NFKD)),
    U&'\00f8\0142\0111\00f0\0127\0167\014b\0131\0138\03c2\2010\2011\2012\2013\2014\2015\2212\00d0\00d8\0110'
    '\0126\0141\014a\0166\0181\0182\0184\0186\0187\0189\018a\018b\018e\018f\0190\0191\0193\0194\0196\0197'
    '\0198\019c\019d\019f\01a2\01a4\01a6\01a7\01a9\01ac\01ae\01b1\01b2\01b3\01b5\01b7\01b8\01bc\01e4\01f6'
    '\01f7\021c\0220\0222\0224\023a\023b\023d\023e\0241\0243\0244\0245\0246\0248\024a\024c\024e\0370\0372'
    '\0376\037f\0391\0392\0393\0394\0395\0396\0397\0398\0399\039a\039b\039c\039d\039e\039f\03a0\03a1\03a3'
    '\03a4\03a5\03a6\03a7\03a8\03a9\03cf\03d8\03da\03dc\03de\03e0\03e2\03e4\03e6\03e8\03ea\03ec\03ee\03f7'
    '\03fa\03fd\03fe\03ff\0402\0404\0405\0406\0408\0409\040a\040b\040f\0410\0411\0412\0413\0414\0415\0416'
    '\0417\0418\041a\041b\041c\041d\041e\041f\0420\0421\0422\0423\0424\0425\0426\0427\0428\0429\042a\042b'
    '\042c\042d\042e\042f\0460\0462\0464\0466\0468\046a\046c\046e\0470\0472\0474\0478\047a\047c\047e\0480'
    '\048a\048c\048e\0490\0492\0494\0496\0498\049a\049c\049e\04a0\04a2\04a4\04a6\04a8\04aa\04ac\04ae\04b0'
    '\04b2\04b4\04b6\04b8\04ba\04bc\04be\04c0\04c3\04c5\04c7\04c9\04cb\04cd\04d4\04d8\04e0\04e8\04f6\04fa'
    '\04fc\04fe\0500\0502\0504\0506\0508\050a\050c\050e\0510\0512\0514\0516\0518\051a\051c\051e\0520\0522'
    '\0524\0526\0528\052a\052c\052e\0531\0532\0533\0534\0535\0536\0537\0538\0539\053a\053b\053c\053d\053e'
    '\053f\0540\0541\0542\0543\0544\0545\0546\0547\0548\0549\054a\054b\054c\054d\054e\054f\0550\0551\0552'
    '\0553\0554\0555\0556\10a0\10a1\10a2\10a3\10a4\10a5\10a6\10a7\10a8\10a9\10aa\10ab\10ac\10ad\10ae\10af'
    '\10b0\10b1\10b2\10b3\10b4\10b5\10b6\10b7\10b8\10b9\10ba\10bb\10bc\10bd\10be\10bf\10c0\10c1\10c2\10c3'
    '\10c4\10c5\10c7\10cd\13a0\13a1\13a2\13a3\13a4\13a5\13a6\13a7\13a8\13a9\13aa\13ab\13ac\13ad\13ae\13af'
    '\13b0\13b1\13b2\13b3\13b4\13b5\13b6\13b7\13b8\13b9\13ba\13bb\13bc\13bd\13be\13bf\13c0\13c1\13c2\13c3'
    '\13c4\13c5\13c6\13c7\13c8\13c9\13ca\13cb\13cc\13cd\13ce\13cf\13d0\13d1\13d2\13d3\13d4\13d5\13d6\13d7'
    '\13d8\13d9\13da\13db\13dc\13dd\13de\13df\13e0\13e1\13e2\13e3\13e4\13e5\13e6\13e7\13e8\13e9\13ea\13eb'
    '\13ec\13ed\13ee\13ef\13f0\13f1\13f2\13f3\13f4\13f5\1c89\1c90\1c91\1c92\1c93\1c94\1c95\1c96\1c97\1c98'
    '\1c99\1c9a\1c9b\1c9c\1c9d\1c9e\1c9f\1ca0\1ca1\1ca2\1ca3\1ca4\1ca5\1ca6\1ca7\1ca8\1ca9\1caa\1cab\1cac'
    '\1cad\1cae\1caf\1cb0\1cb1\1cb2\1cb3\1cb4\1cb5\1cb6\1cb7\1cb8\1cb9\1cba\1cbd\1cbe\1cbf\1efa\1efc\1efe'
    '\0027`\00ad\00b4\02b9\02bb\02bc\02bd\02c8\0300\0301\0302\0303\0304\0305\0306\0307\0308\0309\030a'
    '\030b\030c\030d\030e\030f\0310\0311\0312\0313\0314\0315\0316\0317\0318\0319\031a\031b\031c\031d\031e'
    '\031f\0320\0321\0322\0323\0324\0325\0326\0327\0328\0329\032a\032b\032c\032d\032e\032f\0330\0331\0332'
    '\0333\0334\0335\0336\0337\0338\0339\033a\033b\033c\033d\033e\033f\0340\0341\0342\0343\0344\0345\0346'
    '\0347\0348\0349\034a\034b\034c\034d\034e\034f\0350\0351\0352\0353\0354\0355\0356\0357\0358\0359\035a'
    '\035b\035c\035d\035e\035f\0360\0361\0362\0363\0364\0365\0366\0367\0368\0369\036a\036b\036c\036d\036e'
    '\036f\0591\0592\0593\0594\0595\0596\0597\0598\0599\059a\059b\059c\059d\059e\059f\05a0\05a1\05a2\05a3'
    '\05a4\05a5\05a6\05a7\05a8\05a9\05aa\05ab\05ac\05ad\05ae\05af\05b0\05b1\05b2\05b3\05b4\05b5\05b6\05b7'
    '\05b8\05b9\05ba\05bb\05bc\05bd\061c\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657'
    '\0658\0659\065a\065b\065c\065d\065e\065f\0670\115f\1160\17b4\17b5\180b\180c\180d\180e\180f\1ab0\1ab1'
    '\1ab2\1ab3\1ab4\1ab5\1ab6\1ab7\1ab8\1ab9\1aba\1abb\1abc\1abd\1abe\1abf\1ac0\1ac1\1ac2\1ac3\1ac4\1ac5'
    '\1ac6\1ac7\1ac8\1ac9\1aca\1acb\1acc\1acd\1ace\1acf\1ad0\1ad1\1ad2\1ad3\1ad4\1ad5\1ad6\1ad7\1ad8\1ad9'
    '\1ada\1adb\1adc\1add\1ade\1adf\1ae0\1ae1\1ae2\1ae3\1ae4\1ae5\1ae6\1ae7\1ae8\1ae9\1aea\1aeb\1aec\1aed'
    '\1aee\1aef\1af0\1af1\1af2\1af3\1af4\1af5\1af6\1af7\1af8\1af9\1afa\1afb\1afc\1afd\1afe\1aff\1dc0\1dc1'
    '\1dc2\1dc3\1dc4\1dc5\1dc6\1dc7\1dc8\1dc9\1dca\1dcb\1dcc\1dcd\1dce\1dcf\1dd0\1dd1\1dd2\1dd3\1dd4\1dd5'
    '\1dd6\1dd7\1dd8\1dd9\1dda\1ddb\1ddc\1ddd\1dde\1ddf\1de0\1de1\1de2\1de3\1de4\1de5\1de6\1de7\1de8\1de9'
    '\1dea\1deb\1dec\1ded\1dee\1def\1df0\1df1\1df2\1df3\1df4\1df5\1df6\1df7\1df8\1df9\1dfa\1dfb\1dfc\1dfd'
    '\1dfe\1dff\200b\200c\200d\200e\200f\2018\2019\201a\201b\202a\202b\202c\202d\202e\2032\2060\2061\2062'
    '\2063\2064\2065\2066\2067\2068\2069\206a\206b\206c\206d\206e\206f\20d0\20d1\20d2\20d3\20d4\20d5\20d6'
    '\20d7\20d8\20d9\20da\20db\20dc\20dd\20de\20df\20e0\20e1\20e2\20e3\20e4\20e5\20e6\20e7\20e8\20e9\20ea'
    '\20eb\20ec\20ed\20ee\20ef\20f0\2800\3164\fe00\fe01\fe02\fe03\fe04\fe05\fe06\fe07\fe08\fe09\fe0a\fe0b'
    '\fe0c\fe0d\fe0e\fe0f\feff\ffa0\fff0\fff1\fff2\fff3\fff4\fff5\fff6\fff7\fff8',
    U&'olddhtnik\03c3-------dodhlnt\0253\0183\0185\0254\0188\0256\0257\018c\01dd\0259\025b\0192\0260\0263'
    '\0269\0268\0199\026f\0272\0275\01a3\01a5\0280\01a8\0283\01ad\0288\028a\028b\01b4\01b6\0292\01b9\01bd'
    '\01e5\0195\01bf\021d\019e\0223\0225\2c65\023c\019a\2c66\0242\0180\0289\028c\0247\0249\024b\024d\024f'
    '\0371\0373\0377\03f3\03b1\03b2\03b3\03b4\03b5\03b6\03b7\03b8\03b9\03ba\03bb\03bc\03bd\03be\03bf\03c0'
    '\03c1\03c3\03c4\03c5\03c6\03c7\03c8\03c9\03d7\03d9\03db\03dd\03df\03e1\03e3\03e5\03e7\03e9\03eb\03ed'
    '\03ef\03f8\03fb\037b\037c\037d\0452\0454\0455\0456\0458\0459\045a\045b\045f\0430\0431\0432\0433\0434'
    '\0435\0436\0437\0438\043a\043b\043c\043d\043e\043f\0440\0441\0442\0443\0444\0445\0446\0447\0448\0449'
    '\044a\044b\044c\044d\044e\044f\0461\0463\0465\0467\0469\046b\046d\046f\0471\0473\0475\0479\047b\047d'
    '\047f\0481\048b\048d\048f\0491\0493\0495\0497\0499\049b\049d\049f\04a1\04a3\04a5\04a7\04a9\04ab\04ad'
    '\04af\04b1\04b3\04b5\04b7\04b9\04bb\04bd\04bf\04cf\04c4\04c6\04c8\04ca\04cc\04ce\04d5\04d9\04e1\04e9'
    '\04f7\04fb\04fd\04ff\0501\0503\0505\0507\0509\050b\050d\050f\0511\0513\0515\0517\0519\051b\051d\051f'
    '\0521\0523\0525\0527\0529\052b\052d\052f\0561\0562\0563\0564\0565\0566\0567\0568\0569\056a\056b\056c'
    '\056d\056e\056f\0570\0571\0572\0573\0574\0575\0576\0577\0578\0579\057a\057b\057c\057d\057e\057f\0580'
    '\0581\0582\0583\0584\0585\0586\2d00\2d01\2d02\2d03\2d04\2d05\2d06\2d07\2d08\2d09\2d0a\2d0b\2d0c\2d0d'
    '\2d0e\2d0f\2d10\2d11\2d12\2d13\2d14\2d15\2d16\2d17\2d18\2d19\2d1a\2d1b\2d1c\2d1d\2d1e\2d1f\2d20\2d21'
    '\2d22\2d23\2d24\2d25\2d27\2d2d\ab70\ab71\ab72\ab73\ab74\ab75\ab76\ab77\ab78\ab79\ab7a\ab7b\ab7c\ab7d'
    '\ab7e\ab7f\ab80\ab81\ab82\ab83\ab84\ab85\ab86\ab87\ab88\ab89\ab8a\ab8b\ab8c\ab8d\ab8e\ab8f\ab90\ab91'
    '\ab92\ab93\ab94\ab95\ab96\ab97\ab98\ab99\ab9a\ab9b\ab9c\ab9d\ab9e\ab9f\aba0\aba1\aba2\aba3\aba4\aba5'
    '\aba6\aba7\aba8\aba9\abaa\abab\abac\abad\abae\abaf\abb0\abb1\abb2\abb3\abb4\abb5\abb6\abb7\abb8\abb9'
    '\abba\abbb\abbc\abbd\abbe\abbf\13f8\13f9\13fa\13fb\13fc\13fd\1c8a\10d0\10d1\10d2\10d3\10d4\10d5\10d6'
    '\10d7\10d8\10d9\10da\10db\10dc\10dd\10de\10df\10e0\10e1\10e2\10e3\10e4\10e5\10e6\10e7\10e8\10e9\10ea'
    '\10eb\10ec\10ed\10ee\10ef\10f0\10f1\10f2\10f3\10f4\10f5\10f6\10f7\10f8\10f9\10fa\10fd\10fe\10ff\1efb'
    '\1efd\1eff'), U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe'), U&'\00fe', 'th')
$$;
--> statement-breakpoint
DROP INDEX "roster_entries_status_idx";
--> statement-breakpoint
DROP INDEX "photos_date_idx";
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold_text(name)) STORED;
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "search_folded" text GENERATED ALWAYS AS (fold_text(name || chr(10) || goal || chr(10) || coalesce(category, ''))) STORED;
--> statement-breakpoint
DROP INDEX "nutrition_logs_request_key_key";
--> statement-breakpoint
CREATE UNIQUE INDEX "nutrition_logs_request_key_key" ON "nutrition_logs" ("user_id","request_key","request_place") WHERE "request_key" is not null;
--> statement-breakpoint
CREATE INDEX "roster_weeks_week_of_idx" ON "roster_weeks" ("week_of","athlete_id");